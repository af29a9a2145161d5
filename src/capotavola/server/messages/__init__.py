"""The protocol: all that passes between the house and a client, both ways.

`docs/protocol.md` explains it; the JSON Schema, the OpenAPI document and the TypeScript types are
generated from these classes.
"""

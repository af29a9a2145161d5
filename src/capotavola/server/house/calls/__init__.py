"""Calls for who is away: by Web Push, e-mail or a webhook. Nothing goes out unless the host wants it."""

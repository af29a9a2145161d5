// The servers that can be measured. A house says how its server is started and how tables are opened there:
//
//   title         how reports call it
//   ready         the path that answers once the server is up
//   collectSignal optional: makes the server collect its garbage, before its memory is read
//   launch        (port, folder) -> { command, args, env }
//   open          (url, seats) -> a table with its seats connected:
//   serverTimes   optional: (url) -> how often the server answered within so many ms, [[bound, count], …], cumulative
//   table:
//     seats       each with `hearing`, `choices()` and `send(choice)`; a choice may be `rare` (a call, a snap)
//     over()      whether the game is over
//     again()     starts another game for the same seats
//     received()  bytes that its seats have received
//     leave()     closes the sockets
import { boardgameioInFiles, boardgameioInMemory } from "./boardgameio.js";
import { capotavolaInPostgres, capotavolaInSqlite, capotavolaPlain } from "./capotavola.js";

export const HOUSES = {
  "capotavola": capotavolaInSqlite,
  "capotavola-plain": capotavolaPlain,
  "capotavola-postgres": capotavolaInPostgres,
  "boardgameio": boardgameioInMemory,
  "boardgameio-files": boardgameioInFiles,
};

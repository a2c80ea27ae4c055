// The bare server: Node's own http sends bytes that were fetched from the shop before, and does nothing else.
// `node bench/floor.ts answers.json`; the answer number N is at `/N`. Prints its port.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer of the shop as it was sent. `body` in base64, as it went over the wire. */
export interface KeptAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

if (import.meta.main) {
  const file = process.argv[2];
  if (!file) throw new Error('which answers? node bench/floor.ts answers.json');
  const kept = (JSON.parse(readFileSync(file, 'utf8')) as KeptAnswer[]).map(({ status, headers, body }) => {
    const bytes = Buffer.from(body, 'base64');
    return { status, headers: { ...headers, 'content-length': bytes.byteLength }, bytes };
  });
  const server = createServer((request, response) => {
    const answer = kept[Number(request.url?.slice(1))];
    request.resume();
    if (!answer) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(answer.status, answer.headers).end(answer.bytes);
  });
  server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
}

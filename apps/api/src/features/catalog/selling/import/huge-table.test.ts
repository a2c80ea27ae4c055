import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { maxCsvBytes } from '@haat/contract/catalog/selling/csv-columns';
import { startImport } from '@haat/contract/catalog/selling/import/calls';
import { openHaat } from '../../../../testing/harness.ts';
import type { Haat } from '../../../../testing/harness.ts';
import { peakMemoryOf } from '../../../../testing/memory.ts';

let haat: Haat;
let port: number;
let seller: { token: string };
beforeAll(async () => {
  haat = await openHaat();
  seller = await haat.make.aSeller(await haat.make.aVendor());
  await haat.app.listen({ port: 0, host: '127.0.0.1' });
  port = (haat.app.server.address() as AddressInfo).port;
});
afterAll(() => haat.close());

const gigabyte = 1024 ** 3;
const megabyte = 1024 ** 2;
const mark = 'boundary';
const head = `--${mark}\r\ncontent-disposition: form-data; name="table"; filename="all.csv"\r\ncontent-type: text/csv\r\n\r\nName,Price\n`;
const rows = Buffer.from('Copper kettle,900\n'.repeat(4_000));

/**
 * Sends a table of a gigabyte, made as it goes, and stops when it is answered.
 * @param said what the caller says of its length beforehand; nothing for one who does not know it
 */
async function sendGigabyte(said: number | null) {
  let sent = 0;
  const upload = { isAnswered: false };
  function* table() {
    yield Buffer.from(head);
    for (; sent < gigabyte && !upload.isAnswered; sent += rows.length) yield rows;
  }
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const headers = {
      ...{ cookie: 'subdom=haat', 'user-token': seller.token },
      'content-type': `multipart/form-data; boundary=${mark}`,
      ...(said === null ? {} : { 'content-length': said }),
    };
    const request = http.request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: startImport.path,
      headers,
    });
    const body = Readable.from(table());
    request.once('response', (response) => {
      upload.isAnswered = true;
      resolve(response);
    });
    // A line that is cut once the answer is there is no failure.
    request.on('error', (error) => upload.isAnswered || reject(error));
    body.pipe(request);
  });
  const body = JSON.parse(await text(answer)) as { code: string };
  answer.destroy();
  return { status: answer.statusCode, code: body.code, megabytes: sent / megabyte };
}

// spec: csv.6
test.each([
  ['says so beforehand', gigabyte, 4],
  ['says nothing of its length', null, 2 * (maxCsvBytes / megabyte)],
])(
  'a table of a gigabyte that %s is refused after a few megabytes, held by nobody, and the shop answers meanwhile',
  async (_, said, most) => {
    const answers: number[] = [];
    let refused: Awaited<ReturnType<typeof sendGigabyte>> | undefined;
    const took = await peakMemoryOf(async () => {
      const upload = { isOver: false };
      const sending = sendGigabyte(said).finally(() => (upload.isOver = true));
      do answers.push((await fetch(`http://127.0.0.1:${port}/api/product/list?size=1`)).status);
      while (!upload.isOver);
      refused = await sending;
    });
    expect(refused).toMatchObject({ status: 413, code: 'too-large' });
    expect(refused?.megabytes).toBeLessThan(most);
    expect(took).toBeLessThan(200);
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(haat.log.filter(({ message }) => message === 'a request failed')).toEqual([]);
  },
);

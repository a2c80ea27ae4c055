import type { FastifyReply, FastifyRequest } from 'fastify';
import { loggable, problemAnswer, refusalOf } from '@haat/api/core/errors';
import { problems } from '@haat/contract/core/problems';

interface PlainPage {
  title: string;
  english: string;
  nepali: string;
}

/** A shop that does not exist has no page to show it in (design D12). */
export const sendNoShop = (reply: FastifyReply) =>
  sendPlain(reply.code(404), {
    title: 'No shop here',
    english: 'There is no shop at this address',
    nepali: 'यो ठेगानामा कुनै पसल छैन।',
  });

/** Nobody has such an address by following links. */
export const sendTooLong = (reply: FastifyReply) =>
  sendPlain(reply.code(414), {
    title: 'The address is too long',
    english: 'This address is too long to be one of the shop.',
    nepali: 'यो ठेगाना पसलको हुनका लागि धेरै लामो छ।',
  });

const failures: Record<number, PlainPage> = {
  429: {
    title: 'Please wait a moment',
    english: problems['too-many-requests'].text,
    nepali: 'धेरै पटक प्रयास भयो। एकछिन पर्खनुहोस्।',
  },
  503: {
    title: 'Please try again',
    english: problems.unavailable.text,
    nepali: 'पसल एकछिन व्यस्त छ। फेरि प्रयास गर्नुहोस्।',
  },
};
const failure: PlainPage = {
  title: 'Please try again',
  english: 'This did not work. Please try again in a moment.',
  nepali: 'यो हुन सकेन। केही बेरमा फेरि प्रयास गर्नुहोस्।',
};

/** What fails where there is no page of the shop to say so in. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { refusal, unexpected } = refusalOf(error);
  if (unexpected) request.log.error({ error: loggable(error) }, 'a page failed');
  sendPlain(
    reply.code(refusal.status).headers(problemAnswer(refusal).headers),
    failures[refusal.status] ?? failure,
  );
}

function sendPlain(reply: FastifyReply, { title, english, nepali }: PlainPage): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .send(
      '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
        `<title>${title}</title><body style="font:1.1rem/1.6 system-ui;margin:15vh auto;max-width:32rem;padding:1rem">` +
        `<h1>${english}</h1><p lang="ne">${nepali}</p>`,
    );
}

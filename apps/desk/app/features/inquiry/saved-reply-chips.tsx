import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { SavedReply } from '@haat/contract/inquiry/selling/schemas';
import { dropReply, keepReply } from '@haat/contract/inquiry/selling/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import type { DeliverySettings } from '@haat/contract/addresses/schemas';
import { fill } from '@haat/contract/core/text/fill';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { chipLook } from '@haat/web/ui/chip.tsx';
import { untilGone } from '../tenant/use-deletion.ts';

interface SavedRepliesProps {
  saved: SavedReply[];
  /** They have changed. */
  onSaved: () => void;
  price: number | null;
  /** The shop's terms, once they are known. */
  delivery: DeliverySettings | undefined;
  /** What stands in the box. */
  typed: string;
  onUse: (words: string) => void;
}

/** A reply's title has so many characters at most. */
const longestTitle = 60;

/** Replies for a tap: those that were saved, and the house's own. */
export function SavedReplies({ saved, onSaved, price, delivery, typed, onUse }: SavedRepliesProps) {
  const { t, rupees } = useLanguage();
  const problemText = useProblemText();
  const [said, setSaid] = useState('');
  const values: Record<string, string> = {
    price: price === null ? '' : rupees(price),
    delivery:
      delivery?.deliveryMode !== 'standard'
        ? t('saved.area')
        : delivery.flatDeliveryCharge === 0
          ? t('saved.free')
          : rupees(delivery.flatDeliveryCharge),
  };
  const filled = (text: string) => fill(text, (name) => values[name]);
  // Of what is not on sale nothing is said to cost or to be there.
  const house =
    price === null ? [t('saved.delivery')] : [t('saved.price'), t('saved.stock'), t('saved.delivery')];
  const known = [...saved.map(({ content }) => content), ...house].map(filled);
  /** What it costs today, and what bringing it costs, is not what it is the next time. */
  const unfilled = (text: string) => {
    const templates = [...saved.map(({ content }) => content), ...house];
    const used = templates.filter((each) => filled(each) !== each && filled(each).trim() !== '');
    let known = used.reduce((words, each) => words.replaceAll(filled(each), each), text);
    if (price !== null) known = known.replaceAll(rupees(price), '{price}');
    const fee = delivery?.deliveryMode === 'standard' ? delivery.flatDeliveryCharge : 0;
    return fee > 0 ? known.replaceAll(rupees(fee), '{delivery}') : known;
  };
  const change = async (ask: () => Promise<unknown>, done: string) => {
    try {
      await ask();
      setSaid(done);
      onSaved();
    } catch (error) {
      setSaid(problemText(error));
    }
  };
  const keep = () => {
    const content = unfilled(typed);
    const title = content.length > longestTitle ? `${content.slice(0, longestTitle - 1)}…` : content;
    const line = title.replace(/\s+/g, ' ');
    void change(() => call(keepReply, { title: line, content }), t('talk.savedNow', kept));
  };
  return (
    <div className="grid gap-1">
      <ul className="-m-1.5 flex gap-2 overflow-x-auto p-1.5 no-scrollbar" aria-label={t('talk.saved')}>
        {saved.map(({ _id, content }) => (
          <li key={_id} className="flex shrink-0">
            <button
              type="button"
              className={`${chipLook()} max-w-60 rounded-e-none`}
              onClick={() => onUse(filled(content))}
            >
              <span className="truncate">{filled(content)}</span>
            </button>
            <button
              type="button"
              aria-label={`${t('talk.forget')}: ${filled(content)}`}
              className="tap grid place-items-center rounded-e-full border border-s-0 border-line"
              onClick={() => void change(() => untilGone(() => call(dropReply, { replyId: _id })), '')}
            >
              <X aria-hidden size={16} />
            </button>
          </li>
        ))}
        {house.map((text) => (
          <li key={text} className="shrink-0">
            <button type="button" className={`${chipLook()} max-w-60`} onClick={() => onUse(filled(text))}>
              <span className="truncate">{filled(text)}</span>
            </button>
          </li>
        ))}
      </ul>
      {typed !== '' && !known.includes(typed) && (
        <Button kind="plain" size="s" className="justify-self-start" onClick={keep}>
          {t('talk.save')}
        </Button>
      )}
      <p role="status" className="text-xs text-soft empty:hidden">
        {said}
      </p>
    </div>
  );
}

/** Their names, told as they stand in a saved reply. */
const kept = { price: '{price}', delivery: '{delivery}' };

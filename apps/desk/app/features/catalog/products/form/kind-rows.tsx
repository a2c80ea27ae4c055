import { choiceText } from '@haat/contract/catalog/choice';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { fieldLook } from '@haat/web/ui/form/field.tsx';
import { numberIn } from './sending-pieces.ts';
import type { PieceLines } from './sending-pieces.ts';
import { kindKey } from './variants.ts';
import type { Choices, TypedPieces, kindsOf } from './variants.ts';

export interface KindRowsProps {
  choices: Choices;
  pieces: Record<string, TypedPieces>;
  kinds: ReturnType<typeof kindsOf>;
  lines: PieceLines;
  onChange: (part: { choices?: Choices; pieces?: Record<string, TypedPieces> }) => void;
}

export function KindRows({ choices, pieces, kinds, lines, onChange }: KindRowsProps) {
  const { t, language, digits } = useLanguage();
  // The pieces of a single one stand in the form itself.
  if (kinds.length < 2) return null;
  const { without = [] } = choices;
  const out = new Set(without);
  // Of sizes alone, or of colours alone, one is left out where it is named.
  const isChosen = kinds.some(({ size }) => size !== null) && kinds.some(({ color }) => color !== null);
  const left = kinds.filter((kind) => !out.has(kindKey(kind))).length;
  return (
    <fieldset className="grid gap-1">
      <legend className="pb-1 text-sm font-medium">{t('product.kinds')}</legend>
      <ul className="grid gap-1">
        {kinds.map(({ size, color }) => {
          const key = kindKey({ size, color });
          const isOffered = !out.has(key);
          const name = choiceText(language, { size, color });
          const counted = countOf(lines, key);
          const typed = pieces[key]?.typed ?? (counted === null ? '' : digits(counted));
          return (
            <li key={key} className="flex items-center gap-2 text-sm">
              {isChosen && (
                <label className="tap grid shrink-0 cursor-pointer place-items-center">
                  <input
                    type="checkbox"
                    aria-label={t('product.kindOffered', { kind: name })}
                    checked={isOffered}
                    disabled={isOffered && left === 1}
                    className="size-5 accent-primary-ink"
                    onChange={({ target }) => {
                      const others = without.filter((each) => each !== key);
                      onChange({
                        choices: { ...choices, without: target.checked ? others : [...others, key] },
                      });
                    }}
                  />
                </label>
              )}
              <span className={`min-w-0 flex-1 break-words ${isOffered ? '' : 'text-soft line-through'}`}>
                {name}
              </span>
              {isOffered ? (
                <input
                  aria-label={t('product.kindPieces', { kind: name })}
                  aria-invalid={typed.trim() !== '' && numberIn(typed) === null ? true : undefined}
                  inputMode="numeric"
                  maxLength={9}
                  value={typed}
                  onChange={({ target }) => {
                    const from = pieces[key]?.from ?? counted;
                    onChange({ pieces: { ...pieces, [key]: { typed: target.value, from } } });
                  }}
                  className={`tap max-w-24 text-end ${fieldLook}`}
                />
              ) : (
                <span className="text-soft">{t('product.kindOut')}</span>
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

/** How many pieces are left of a kind; null where nobody has counted it. */
export const countOf = (lines: PieceLines, key: string): number | null =>
  lines.find(({ variant }) => kindKey({ size: variant?.size ?? null, color: variant?.color ?? null }) === key)
    ?.remainingQty ?? null;

import X from 'lucide-react/icons/x';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { fieldLook } from '@haat/web/ui/form/field.tsx';
import { IconButton } from '@haat/web/ui/icon-button.tsx';
import { detailKinds, noDetail } from './details.ts';
import type { Detail, DetailKind, Details } from './details.ts';

interface DetailsFieldProps {
  details: Details;
  onChange: (details: Details) => void;
}

export function DetailsField({ details, onChange }: DetailsFieldProps) {
  const { t } = useLanguage();
  const count = detailKinds.reduce((sum, kind) => sum + details[kind].length, 0);
  return (
    <details open={count > 0 || undefined}>
      <summary className="tap cursor-pointer content-center font-medium text-primary-ink">
        {t('product.details')}
      </summary>
      <div className="grid gap-6 pt-3">
        {detailKinds.map((kind) => (
          <DetailRows
            key={kind}
            kind={kind}
            rows={details[kind]}
            onChange={(rows) => onChange({ ...details, [kind]: rows })}
          />
        ))}
      </div>
    </details>
  );
}

interface DetailRowsProps {
  kind: DetailKind;
  rows: Detail[];
  onChange: (rows: Detail[]) => void;
}

const parts = ['name', 'value', 'nameNe', 'valueNe'] as const;
// As the shop keeps them, in characters.
const longest = { name: 80, nameNe: 80, value: 500, valueNe: 500 };

function DetailRows({ kind, rows, onChange }: DetailRowsProps) {
  const { t } = useLanguage();
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-1 text-sm font-medium">{t(`product.${kind}`)}</legend>
      <p className="text-sm text-soft">{t(`product.${kind}Hint`)}</p>
      {rows.map((row, at) => (
        <div key={at} className="flex items-start gap-1">
          <div className="grid grow grid-cols-2 gap-2">
            {parts.map((part) => (
              <input
                key={part}
                lang={part.endsWith('Ne') ? 'ne' : undefined}
                aria-label={t(`product.detail.${part}`, { n: at + 1 })}
                placeholder={t(`product.detail.${part}`, { n: at + 1 })}
                value={row[part]}
                maxLength={longest[part]}
                onChange={({ target }) =>
                  onChange(rows.map((each, n) => (n === at ? { ...each, [part]: target.value } : each)))
                }
                className={`tap min-w-0 ${fieldLook}`}
              />
            ))}
          </div>
          <IconButton
            label={t('product.detailRemove', { n: at + 1 })}
            onClick={() => onChange(rows.filter((_, n) => n !== at))}
          >
            <X aria-hidden size={20} />
          </IconButton>
        </div>
      ))}
      <Button
        kind="quiet"
        size="s"
        className="justify-self-start"
        onClick={() => onChange([...rows, noDetail])}
      >
        {t(`product.${kind}Add`)}
      </Button>
    </fieldset>
  );
}

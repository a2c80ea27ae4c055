import { listAudit } from '@haat/contract/core/audit/calls';
import type { AuditEntry } from '@haat/contract/core/audit/schemas';
import { bothDatesText } from '@haat/contract/core/time/both-dates';
import { call } from '@haat/web/platform/api/call.ts';
import { useMore } from '@haat/web/platform/api/use-more.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';
import { momentText } from '@haat/web/platform/i18n/moment-text.ts';
import { EmptyState } from '@haat/web/ui/list/empty-state.tsx';
import { MoreList } from '@haat/web/ui/list/more-list.tsx';
import { auditPath } from './audit-filter.tsx';
import type { AskedAudit } from './audit-filter.tsx';
import { fieldWord, rowWord, valueWord } from '../../tenant/field-words.ts';

interface AuditListProps {
  asked: AskedAudit;
  page: { entries: AuditEntry[]; next: string | null };
}

export function AuditList({ asked, page }: AuditListProps) {
  const { t } = useLanguage();
  const list = useMore(
    page,
    ({ entries }) => entries,
    (after) => call(listAudit, { ...asked, after, size: 30 }),
  );
  return (
    <MoreList
      list={list}
      none={<EmptyState title={t('audit.none')} hint={t('audit.noneHint')} />}
      words={t('audit.more')}
    >
      {(entry) => <Entry key={entry._id} entry={entry} />}
    </MoreList>
  );
}

// So many changes are shown at once; a product that is new says dozens.
const shownAtOnce = 4;

function Entry({ entry: { at, who, action, kind, thingId, name, changes } }: { entry: AuditEntry }) {
  const { t, language, digits } = useLanguage();
  const rest = changes.slice(shownAtOnce);
  const rowText = useRowText();
  const called = name && kind === 'front-row' ? rowText(name) : name;
  return (
    <li className="grid gap-2 desk-row">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <b>
          {t(`audit.kind.${kind}`)} · {t(`audit.action.${action}`)}
        </b>
        <time dateTime={at} className="text-xs text-soft">
          {momentText(at, language)}
        </time>
      </p>
      <p className="text-sm text-soft">{who ? `${who.firstName} ${who.lastName}` : t('audit.nobody')}</p>
      {name && thingId && (
        <LocalLink
          className="tap inline-flex items-center justify-self-start text-sm wrap-anywhere underline"
          to={auditPath({ kind, thing: thingId })}
        >
          {called}
        </LocalLink>
      )}
      {name && !thingId && <p className="text-sm wrap-anywhere">{called}</p>}
      <Changes kind={kind} changes={changes.slice(0, shownAtOnce)} />
      {rest.length > 0 && (
        <details>
          <summary className="tap cursor-pointer content-center text-sm font-medium text-primary-ink">
            {t('audit.rest', { n: digits(rest.length) })}
          </summary>
          <Changes kind={kind} changes={rest} />
        </details>
      )}
    </li>
  );
}

// What is figures alone is said in those of the language: an address or the name of a file stays as it is typed.
const [day, figure] = [/^\d{4}-\d{2}-\d{2}$/, /^[+-]?[\d ,.:/-]*\d$/];

/** Says of rows of the front page what they show. */
function useRowText() {
  const { t } = useLanguage();
  const textOf = (row: string) => {
    const word = rowWord(row);
    return word ? t(word) : row;
  };
  return (named: string) => named.split(', ').map(textOf).join(', ');
}

function Changes({ kind, changes }: Pick<AuditEntry, 'kind' | 'changes'>) {
  const { t, language, digits } = useLanguage();
  const rowText = useRowText();
  const textOf = (field: string, value: string) => {
    if (kind === 'front-row' && (field === 'order' || field === 'kind')) return rowText(value);
    const word = valueWord(value);
    if (word) return t(word);
    if (day.test(value)) return bothDatesText(value, language);
    return figure.test(value) ? digits(value) : value;
  };
  return (
    <dl className="grid gap-1 text-sm">
      {changes.map(({ field, before, after }) => {
        const word = fieldWord(field);
        return (
          <div key={field} className="grid gap-x-3 sm:grid-cols-[10rem_1fr]">
            <dt className="text-soft">{word ? t(word) : field}</dt>
            <dd className="wrap-anywhere">
              {before !== null && <del className="me-2 text-soft">{textOf(field, before)}</del>}
              {after !== null && <ins className="no-underline">{textOf(field, after)}</ins>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

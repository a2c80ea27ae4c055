import { useNavigate } from 'react-router';
import { auditKinds } from '@haat/contract/core/audit/rules';
import type { AuditKind } from '@haat/contract/core/audit/rules';
import type { AuditPerson } from '@haat/contract/core/audit/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { Field, fieldLook } from '@haat/web/ui/form/field.tsx';

export interface AskedAudit {
  who?: string;
  kind?: AuditKind;
  thing?: string;
}

export const auditPath = (asked: AskedAudit): string => {
  const query = new URLSearchParams({ ...asked });
  return query.size > 0 ? `/desk/shop/audit?${query.toString()}` : '/desk/shop/audit';
};

/** Whose changes are shown, and of which things. It stands in the address. */
export function AuditFilter({ asked, people }: { asked: AskedAudit; people: AuditPerson[] }) {
  const { t, href } = useLanguage();
  const navigate = useNavigate();
  // One thing is of one kind: with another kind it would leave nothing.
  const show = ({ who, kind }: AskedAudit) =>
    void navigate(href(auditPath({ ...(who && { who }), ...(kind && { kind }) })));
  const { who, kind, thing } = asked;
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={t('audit.who')} wrong={undefined}>
        {(marks) => (
          <select
            {...marks}
            value={who ?? ''}
            onChange={({ target }) => show({ ...asked, who: target.value })}
            className={`tap ${fieldLook}`}
          >
            <option value="">{t('audit.everybody')}</option>
            {people.map(({ _id, firstName, lastName }) => (
              <option key={_id} value={_id}>
                {firstName} {lastName}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('audit.what')} wrong={undefined}>
        {(marks) => (
          <select
            {...marks}
            value={kind ?? ''}
            onChange={({ target }) => {
              const chosen = auditKinds.find((each) => each === target.value);
              show({ ...(who && { who }), ...(chosen && { kind: chosen }) });
            }}
            className={`tap ${fieldLook}`}
          >
            <option value="">{t('audit.everything')}</option>
            {auditKinds.map((each) => (
              <option key={each} value={each}>
                {t(`audit.kind.${each}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {thing && (
        <LocalLink
          className={`${buttonLook('quiet', 's')} col-span-2 justify-self-start`}
          to={auditPath({ ...(who && { who }), ...(kind && { kind }) })}
        >
          {t('audit.allThings')}
        </LocalLink>
      )}
    </div>
  );
}

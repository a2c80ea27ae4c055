import type { ReactNode } from 'react';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { grouped } from '@haat/contract/core/money';
import { RenderedOnce } from '@haat/web/platform/rendering/once.tsx';
import type { Choice, Listing } from '../../catalog/listing/listing.ts';
import { Button } from '@haat/web/ui/button.tsx';
import { sizeGroups, sizeKind } from '../../catalog/listing/size-groups.ts';
import { discountText } from './filters-form.ts';

const seenAtOnce = 8;

interface RowProps {
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
  checked: boolean;
  count?: number;
  children: ReactNode;
}

function Row({ type, name, value, checked, count, children }: RowProps) {
  const { digits } = useLanguage();
  return (
    <label className="choice">
      <input type={type} name={name} value={value} defaultChecked={checked} className="choice-box" />
      <span className="choice-name">{children}</span>
      {count !== undefined && <span className="choice-count">{digits(count)}</span>}
    </label>
  );
}

const legendLook = 'mb-1 font-semibold';

interface GroupProps {
  legend: string;
  /** All that its fields show: ordered otherwise or on its next page, a list has the same filters. */
  shows: unknown;
  children: () => ReactNode;
}

/** The fields of one filter, which the server renders once for the same choices. */
function Group({ legend, shows, children }: GroupProps) {
  return (
    <RenderedOnce as="fieldset" keyOf={() => `filter ${JSON.stringify([legend, shows])}`}>
      {() => (
        <>
          <legend className={legendLook}>{legend}</legend>
          {children()}
        </>
      )}
    </RenderedOnce>
  );
}

function Rows({ rows, open }: { rows: { key: string; face: ReactNode }[]; open: (key: string) => boolean }) {
  const { t } = useLanguage();
  const rest = rows.slice(seenAtOnce);
  return (
    <>
      {rows.slice(0, seenAtOnce).map(({ face }) => face)}
      {rest.length > 0 && (
        <details open={rest.some(({ key }) => open(key)) || undefined}>
          <summary className="choice font-medium text-primary-ink">{t('listing.moreChoices')}</summary>
          {rest.map(({ face }) => face)}
        </details>
      )}
    </>
  );
}

interface RadioGroupProps {
  name: string;
  legend: string;
  choices: Choice[];
  /** The one that is chosen: of the categories it stands above those within it, which are then the choices. */
  chosen?: Omit<Choice, 'count'>;
}

export function RadioGroup({ name, legend, choices, chosen }: RadioGroupProps) {
  const { t } = useLanguage();
  if (choices.length === 0 && !chosen) return null;
  const above = chosen && !choices.some(({ value }) => value === chosen.value) ? chosen : null;
  const row = ({ value, title, count }: Omit<Choice, 'count'> & { count?: number }) => (
    <Row
      key={value}
      type="radio"
      name={name}
      value={value}
      checked={value === (chosen?.value ?? '')}
      count={count}
    >
      {title}
    </Row>
  );
  return (
    <Group legend={legend} shows={[name, choices, chosen]}>
      {() => (
        <>
          {row({ value: '', title: t('listing.any') })}
          {above && row({ value: above.value, title: above.title })}
          <div className={above ? 'ps-6' : ''}>
            <Rows
              rows={choices.map((choice) => ({ key: choice.value, face: row(choice) }))}
              open={(value) => value === chosen?.value}
            />
          </div>
        </>
      )}
    </Group>
  );
}

interface CheckboxGroupProps {
  name: string;
  legend: string;
  choices: Choice[];
  chosen: string[] | undefined;
}

/** Any number of several; a colour shows itself before its name. */
export function CheckboxGroup({ name, legend, choices, chosen = [] }: CheckboxGroupProps) {
  if (choices.length === 0) return null;
  const row = ({ value, title, count, picker }: Choice) => (
    <Row key={value} type="checkbox" name={name} value={value} checked={chosen.includes(value)} count={count}>
      {picker && <span aria-hidden style={{ backgroundColor: picker }} className="choice-colour" />}
      {title}
    </Row>
  );
  return (
    <Group legend={legend} shows={[name, choices, chosen]}>
      {() => (
        <Rows
          rows={choices.map((choice) => ({ key: choice.value, face: row(choice) }))}
          open={(value) => chosen.includes(value)}
        />
      )}
    </Group>
  );
}

/** Sizes are short: as small boxes beside one another, those of a kind together. */
export function Sizes({ choices, chosen = [] }: { choices: Choice[]; chosen: string[] | undefined }) {
  const { t, digits } = useLanguage();
  if (choices.length === 0) return null;
  return (
    <Group legend={t('filter.size')} shows={['sizes', choices, chosen]}>
      {() =>
        sizeGroups(choices).map((group, _, { length }) => (
          <div key={group[0]?.value} className="flex flex-wrap gap-2 pt-1 pb-2">
            {length > 1 && group[0] && (
              <span className="w-full text-xs text-soft">{t(`filter.size.${sizeKind(group[0])}`)}</span>
            )}
            {group.map(({ value, title, count }) => (
              <label key={value} className="size-choice">
                <input
                  type="checkbox"
                  name="sizes"
                  value={value}
                  defaultChecked={chosen.includes(value)}
                  // Over the whole box, so that whoever explores by touch finds it there.
                  className="absolute inset-0 m-0 cursor-pointer opacity-0"
                />
                {title}
                <span className="choice-count">{digits(count)}</span>
              </label>
            ))}
          </div>
        ))
      }
    </Group>
  );
}

export function Discounts({ listing: { discounts, filters } }: { listing: Listing }) {
  const { t } = useLanguage();
  if (discounts.length === 0) return null;
  return (
    <RadioGroup
      name="discount"
      legend={t('filter.discounts')}
      choices={discounts.map(({ least, count }) => ({
        value: String(least),
        title: discountText(t, least),
        count,
      }))}
      chosen={
        filters.discount === undefined
          ? undefined
          : { value: String(filters.discount), title: discountText(t, filters.discount) }
      }
    />
  );
}

/** Yes, or whatever. */
export function Flag(props: { name: string; label: string; count: number; checked?: boolean }) {
  return (
    <Row type="checkbox" name={props.name} value="true" checked={props.checked ?? false} count={props.count}>
      {props.label}
    </Row>
  );
}

/** From and to; a typed price waits for its button. */
export function Prices({ listing: { filters, price } }: { listing: Listing }) {
  const { t, language } = useLanguage();
  const field = (name: 'min' | 'max', placeholder: number) => (
    <label className="grid min-w-0 gap-1 text-xs text-soft">
      {t(`filter.${name}`)}
      <input
        // As text, because a field for numbers takes no Nepali digits.
        inputMode="numeric"
        autoComplete="off"
        name={name}
        placeholder={grouped(placeholder, language)}
        defaultValue={filters[name]}
        className="min-h-11 w-full rounded-box border border-field bg-surface px-2.5 text-sm text-ink"
      />
    </label>
  );
  return (
    <fieldset>
      <legend className={legendLook}>{t('filter.price')}</legend>
      <div className="grid grid-cols-[1fr_1fr_auto] items-end gap-2">
        {field('min', price.min)}
        {field('max', price.max)}
        <Button type="submit" kind="quiet" size="s" className="lg:min-h-11">
          {t('listing.apply')}
        </Button>
      </div>
    </fieldset>
  );
}

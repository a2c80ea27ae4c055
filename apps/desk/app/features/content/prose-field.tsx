import { Field, fieldLook } from '@haat/web/ui/form/field.tsx';

interface ProseFieldProps {
  name: string;
  label: string;
  most: number;
  start: string;
  lines?: number;
  hint?: string;
  lang?: 'ne';
  wrong?: string | undefined;
}

export const ProseField = ({ name, label, most, start, lines = 3, hint, lang, wrong }: ProseFieldProps) => (
  <Field label={label} hint={hint} wrong={wrong}>
    {(marks) => (
      <textarea
        {...marks}
        name={name}
        rows={lines}
        lang={lang}
        maxLength={most}
        defaultValue={start}
        className={`${fieldLook} py-2`}
      />
    )}
  </Field>
);

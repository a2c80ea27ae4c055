import type { ComponentProps } from 'react';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { TextField } from '@haat/web/ui/form/field.tsx';

interface NumberFieldProps extends Omit<ComponentProps<typeof TextField>, 'inputMode' | 'defaultValue'> {
  /** What it begins with, written in the page's digits; nothing where it is left out. */
  start?: number | null;
}

/** A field for a whole number, typed in either script. */
export function NumberField({ start = null, ...field }: NumberFieldProps) {
  const { digits } = useLanguage();
  return <TextField {...field} inputMode="numeric" defaultValue={start === null ? '' : digits(start)} />;
}

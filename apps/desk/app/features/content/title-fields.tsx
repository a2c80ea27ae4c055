import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { TextField } from '@haat/web/ui/form/field.tsx';

interface TitleFieldsProps {
  start: { title: string; titleNe: string };
  most: number;
  wrong: { title?: string | undefined; titleNe?: string | undefined };
}

export function TitleFields({ start, most, wrong }: TitleFieldsProps) {
  const { t } = useLanguage();
  return (
    <>
      <TextField
        name="title"
        label={t('content.title')}
        maxLength={most}
        wrong={wrong.title}
        defaultValue={start.title}
      />
      <TextField
        name="titleNe"
        lang="ne"
        label={t('content.titleNe')}
        maxLength={most}
        wrong={wrong.titleNe}
        defaultValue={start.titleNe}
      />
    </>
  );
}

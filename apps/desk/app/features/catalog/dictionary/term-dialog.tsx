import { useState } from 'react';
import { deleteTerm, saveTerm } from '@haat/contract/catalog/owning/dictionary/calls';
import type { DictionaryTerm } from '@haat/contract/catalog/owning/dictionary/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { textIn } from '@haat/web/platform/forms/form-text.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { Dialog } from '@haat/web/ui/dialog/dialog.tsx';
import { TextField } from '@haat/web/ui/form/field.tsx';

interface TermDialogProps {
  term: DictionaryTerm | null;
  word?: string;
  onDone: () => void;
  onClose: () => void;
}

type Name = 'word' | 'means' | 'kindOf';
interface Values {
  word: string;
  means: string[];
  kindOf: string[];
}

const namesIn = (text: string): string[] => [
  ...new Set(text.split(/[,،\n]/).flatMap((name) => name.trim() || [])),
];

export function TermDialog({ term, word = '', onDone, onClose }: TermDialogProps) {
  const { t } = useLanguage();
  const problemText = useProblemText();
  const [failed, setFailed] = useState('');
  const [removing, setRemoving] = useState(false);
  const { props, wrong, problem, busy } = useForm<Name, Values>({
    read: (form) => ({
      word: textIn(form, 'word').trim(),
      means: namesIn(textIn(form, 'means')),
      kindOf: namesIn(textIn(form, 'kindOf')),
    }),
    judge(values) {
      const bad: Partial<Record<Name, string>> = {
        ...(!/[\p{L}\p{N}]/u.test(values.word) && { word: t('dictionary.wordNeeded') }),
        ...(values.means.length + values.kindOf.length === 0 && { means: t('dictionary.meansNeeded') }),
      };
      return Object.keys(bad).length > 0 ? { wrong: bad, problem: '' } : null;
    },
    async send(values) {
      setFailed('');
      const seen = term && { word: term.word, means: term.means, kindOf: term.kindOf };
      await call(saveTerm, { ...values, seen });
      onDone();
    },
    refused: ({ code, problem: { fields = {} } }) =>
      code === 'already-there'
        ? { wrong: { word: t('dictionary.taken') }, problem: '' }
        : {
            wrong: Object.fromEntries(Object.keys(fields).map((name) => [name, t('dictionary.tooLong')])),
          },
  });
  const remove = async () => {
    if (!term) return;
    setRemoving(true);
    try {
      await call(deleteTerm, { word: term.word });
      onDone();
    } catch (error) {
      setFailed(problemText(error));
      setRemoving(false);
    }
  };
  return (
    <Dialog
      title={t(term ? 'dictionary.edit' : 'dictionary.add')}
      closeLabel={t('desk.close')}
      onClose={onClose}
    >
      <form {...props} className="grid gap-4 p-4">
        <TextField
          name="word"
          label={t('dictionary.word')}
          maxLength={80}
          wrong={wrong.word}
          defaultValue={term?.word ?? word}
        />
        <TextField
          name="means"
          label={t('dictionary.means')}
          hint={t('dictionary.meansHint')}
          maxLength={1_000}
          wrong={wrong.means}
          defaultValue={term?.means.join(', ') ?? ''}
        />
        <TextField
          name="kindOf"
          label={t('dictionary.kindOf')}
          hint={t('dictionary.kindOfHint')}
          maxLength={1_000}
          wrong={wrong.kindOf}
          defaultValue={term?.kindOf.join(', ') ?? ''}
        />
        <p role="alert" className="text-sm text-bad empty:hidden">
          {problem || failed}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          {term && (
            <Button kind="plain" className="text-bad" busy={removing} onClick={() => void remove()}>
              {t('dictionary.remove')}
            </Button>
          )}
          <Button type="submit" busy={busy}>
            {t(busy ? 'owner.saving' : 'owner.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

import { useRef, useState } from 'react';
import { guessSlug, readCategories, saveCategory } from '@haat/contract/catalog/owning/calls';
import type { OwnedCategory } from '@haat/contract/catalog/owning/schemas';
import { titleIn } from '@haat/contract/core/language';
import { call } from '@haat/web/platform/api/call.ts';
import { textIn } from '@haat/web/platform/forms/form-text.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Dialog } from '@haat/web/ui/dialog/dialog.tsx';
import { TextField } from '@haat/web/ui/form/field.tsx';
import { Submit } from '@haat/web/ui/form/submit.tsx';
import { VersionConflict } from '../../tenant/form-end.tsx';
import { useVersion } from '../../tenant/use-version.ts';
import { PictureField, usePicture } from './picture-field.tsx';

type Name = 'title' | 'titleNe' | 'slug';
type Values = Record<Name, string>;

// As the server takes it (the contract has the same).
const addressForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const valuesOf = (category: OwnedCategory | null | undefined): Values => ({
  title: category?.title ?? '',
  titleNe: category?.titleNe ?? '',
  slug: category?.slug ?? '',
});

interface CategoryDialogProps {
  category: OwnedCategory | null;
  parent: OwnedCategory | null;
  onDone: () => void;
  onClose: () => void;
}

export function CategoryDialog({ category, parent, onDone, onClose }: CategoryDialogProps) {
  const { t, language } = useLanguage();
  const made = useRef(category?._id);
  const picture = usePicture(category);
  const start = valuesOf(category);
  const address = useSlug(start.slug);
  const read = async () => {
    const { categories } = await call(readCategories, {});
    const now = categories.find(({ _id }) => _id === made.current);
    return { values: valuesOf(now), version: now?.version ?? 0 };
  };
  const { save, ...edited } = useVersion<Values>(category?.version ?? 0, read, start);
  const { props, wrong, problem, busy } = useForm<Name, Values>({
    read: (data) => ({
      title: textIn(data, 'title').trim(),
      titleNe: textIn(data, 'titleNe').trim(),
      slug: textIn(data, 'slug').trim(),
    }),
    judge({ title, slug }) {
      const bad = {
        ...(title === '' && { title: t('product.nameNeeded') }),
        // One that is new and has none yet gets what the shop makes of its name.
        ...((slug !== '' || category) && !addressForm.test(slug) && { slug: t('categories.slugWrong') }),
      };
      return Object.keys(bad).length > 0 ? { wrong: bad, problem: '' } : null;
    },
    async send(given) {
      const values = { ...given, slug: given.slug || (await address.slugOf(given.title)) };
      const said = { ...values, titleNe: values.titleNe || null };
      const id = await save(values, async (version) => {
        const of = made.current
          ? { _id: made.current, version }
          : { parentId: parent?._id ?? null, takeProducts: (parent?.products ?? 0) > 0 };
        const { data } = await call(saveCategory, { ...said, ...of });
        // Where its picture is refused, it is there all the same.
        made.current = data._id;
        return data;
      }).then(() => made.current);
      if (id) await picture.send(id);
      onDone();
    },
    refused: ({ code }) =>
      code === 'already-there' ? { wrong: { slug: t('categories.slugTaken') }, problem: '' } : {},
  });
  const where = parent && t('categories.newIn', { name: titleIn(language, parent) });
  return (
    <Dialog
      title={category ? t('categories.edit') : (where ?? t('categories.new'))}
      closeLabel={t('desk.close')}
      onClose={onClose}
    >
      <form {...props} className="grid gap-4 p-4">
        {!category && parent && parent.products > 0 && (
          <p className="text-sm">
            {t('categories.takes', { n: parent.products, name: titleIn(language, parent) })}
          </p>
        )}
        <TextField
          name="title"
          label={t('field.title')}
          maxLength={80}
          wrong={wrong.title}
          defaultValue={start.title}
          onBlur={({ target }) => address.guessFrom(target.value.trim())}
        />
        <TextField
          name="titleNe"
          lang="ne"
          label={t('field.titleNe')}
          maxLength={80}
          wrong={wrong.titleNe}
          defaultValue={start.titleNe}
        />
        <TextField
          name="slug"
          label={t('field.slug')}
          maxLength={60}
          autoCapitalize="none"
          spellCheck={false}
          wrong={wrong.slug}
          hint={t(category ? 'categories.slugKept' : 'categories.slugHint', { slug: address.slug || '…' })}
          value={address.slug}
          onChange={({ target }) => address.type(target.value)}
        />
        <PictureField picture={picture} />
        <Submit problem={problem} busy={busy} className="justify-self-end">
          {t(busy ? 'owner.saving' : 'owner.save')}
        </Submit>
      </form>
      <VersionConflict version={edited} form={props.ref} onTakeTheirs={onDone} />
    </Dialog>
  );
}

/** The address of a category. Until somebody types one, it is what the shop makes of the name. */
function useSlug(initial: string) {
  const [slug, setSlug] = useState(initial);
  const own = useRef(initial !== '');
  const asked = useRef<{ title: string; answer: Promise<string> } | null>(null);
  const slugOf = (title: string): Promise<string> => {
    if (asked.current?.title !== title)
      asked.current = { title, answer: call(guessSlug, { title }).then((guess) => guess.slug) };
    const { answer } = asked.current;
    answer.catch(() => {
      // Asked again by the next press, when the line may be back.
      if (asked.current?.answer === answer) asked.current = null;
    });
    return answer;
  };
  const guessFrom = async (title: string) => {
    if (own.current || title === '') return;
    // Without an answer it is typed by hand.
    const guess = await slugOf(title).catch(() => null);
    if (!own.current && asked.current?.title === title && guess !== null) setSlug(guess);
  };
  const type = (text: string) => {
    own.current = text !== '';
    setSlug(text);
  };
  return { slug, slugOf, type, guessFrom: (title: string) => void guessFrom(title) };
}

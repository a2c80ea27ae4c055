import { useEffect, useRef, useState } from 'react';
import { readPost, saveBlogPost } from '@haat/contract/content/owning/blog/calls';
import type { EditedPost } from '@haat/contract/content/owning/blog/schemas';
import { maxPost } from '@haat/contract/content/rules';
import { call } from '@haat/web/platform/api/call.ts';
import { useSentOnce } from '@haat/web/platform/api/use-sent-once.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { useKeepSoon } from '@haat/web/platform/forms/use-keep-soon.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { TextField } from '@haat/web/ui/form/field.tsx';
import { DescriptionField } from '../../catalog/products/form/description-field.tsx';
import { VersionConflict } from '../../tenant/form-end.tsx';
import { upon, useVersion } from '../../tenant/use-version.ts';
import type { Versioned } from '../../tenant/use-version.ts';
import { PictureField, usePicture } from '../picture-field.tsx';
import { ProseField } from '../prose-field.tsx';
import { PublishEnd } from '../publish-end.tsx';
import type { Intent } from '../publish-end.tsx';
import { begunOf, inputOf, shownOf, valuesIn, valuesOf } from './post-values.ts';
import type { BegunPost, PostValues, PostInput } from './post-values.ts';
import { TitleFields } from '../title-fields.tsx';

interface PostFormProps {
  post: EditedPost | null;
  /** What it begins with instead: it was written before, and not saved. */
  draft: Versioned<BegunPost> | null;
  onDraft: (draft: Versioned<BegunPost>) => Promise<void>;
  onSaved: (post: EditedPost, intent: Intent) => void;
  onTakeTheirs: () => void;
}

type Name = 'title' | 'slug';

const askToSave = async (input: PostInput, key: { idempotencyKey: string }) =>
  (await call(saveBlogPost, input, key)).data;

export function PostForm({ post, draft, onDraft, onSaved, onTakeTheirs }: PostFormProps) {
  const { t } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const intent = useRef<Intent>('save');
  const start = draft?.values ?? begunOf(post);
  const [bodies, setBodies] = useState({ body: start.body, bodyNe: start.bodyNe });
  const picture = usePicture('post', start.picture);
  const saving = useSentOnce(askToSave, { begun: start.sent, keep: () => keepNow() });
  const { save, seen, ...edited } = useVersion<PostValues>(draft?.version ?? post?.version ?? 0, async () => {
    const now = await call(readPost, { id: (saving.known() ?? post)?._id ?? '' });
    return { values: shownOf(valuesOf(now)), version: now.version };
  });
  // The address of one that was published is no field any more.
  const read = (data: FormData): PostValues => ({
    ...valuesIn(data, bodies),
    ...(post?.publishedAt && { slug: post.slug }),
  });
  const { props, wrong, problem, busy } = useForm<Name, PostValues>({
    read,
    judge: ({ title }) =>
      title === ''
        ? { wrong: { title: t('content.titleNeeded') }, problem: t('problem.invalid-input') }
        : null,
    async send(values) {
      const image = await picture.send();
      await save(shownOf(values), async (version) => {
        const publish = intent.current === 'publish';
        const saved = await saving.send((known) => ({
          ...{ ...inputOf(values), image, publish, ...upon(post, known, version) },
        }));
        onSaved(saved, intent.current);
        return saved;
      });
    },
    refused: ({ code }) =>
      code === 'already-there' ? { wrong: { slug: t('content.addressTaken') }, problem: '' } : {},
  });
  const { chosen } = picture;
  const { keepNow, keepSoon } = useKeepSoon(async () => {
    if (!form.current) return;
    const values = { ...read(new FormData(form.current)), picture: chosen, sent: saving.unanswered() };
    await onDraft({ values, version: seen() });
  });
  // They change outside of the form's fields.
  useEffect(keepSoon, [bodies, chosen, keepSoon]);
  return (
    <form {...props} ref={form} className="grid gap-5" onChange={keepSoon}>
      <TitleFields start={start} most={maxPost.title} wrong={{ title: wrong.title }} />
      <PictureField label={t('content.picture')} picture={picture} optional />
      <ProseField
        name="summary"
        label={t('content.summary')}
        hint={t('content.summaryHint')}
        most={maxPost.summary}
        start={start.summary}
      />
      <ProseField
        name="summaryNe"
        lang="ne"
        label={t('content.summaryNe')}
        most={maxPost.summary}
        start={start.summaryNe}
      />
      <DescriptionField
        label={t('content.body')}
        placeholder={t('content.write')}
        html={start.body}
        onChange={(body) => setBodies((old) => ({ ...old, body }))}
      />
      <DescriptionField
        label={t('content.bodyNe')}
        placeholder={t('content.write')}
        html={start.bodyNe}
        onChange={(bodyNe) => setBodies((old) => ({ ...old, bodyNe }))}
      />
      {!post?.publishedAt && (
        <TextField
          name="slug"
          label={t('content.address')}
          hint={t('content.addressHint')}
          maxLength={200}
          wrong={wrong.slug}
          defaultValue={start.slug}
        />
      )}
      <PublishEnd problem={problem} busy={busy} onIntent={(said) => (intent.current = said)} />
      <VersionConflict version={edited} form={form} onTakeTheirs={onTakeTheirs} />
    </form>
  );
}

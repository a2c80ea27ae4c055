import { useState } from 'react';
import { deleteSlider, readFront, saveSlider } from '@haat/contract/content/owning/front/calls';
import type { EditedSlider } from '@haat/contract/content/owning/front/schemas';
import type { CallInput } from '@haat/contract/core/endpoint';
import { maxSlider } from '@haat/contract/content/rules';
import { call } from '@haat/web/platform/api/call.ts';
import { useSentOnce } from '@haat/web/platform/api/use-sent-once.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { DialogEnd } from '../../tenant/dialog-end.tsx';
import { EditDialog } from '../../tenant/edit-dialog.tsx';
import { useDeletion } from '../../tenant/use-deletion.ts';
import { upon, useVersion } from '../../tenant/use-version.ts';
import { PictureField, chosenAt, usePicture } from '../picture-field.tsx';
import { WordFields, inputOf, isLink, valuesIn, valuesOf } from './shown-words.tsx';
import type { ShownWords } from './shown-words.tsx';

interface SliderDialogProps {
  slider: EditedSlider | null;
  onDone: () => void;
  onClose: () => void;
}

type Name = keyof ShownWords | 'image';

const askToSave = async (input: CallInput<typeof saveSlider>, key: { idempotencyKey: string }) =>
  (await call(saveSlider, input, key)).data;

export function SliderDialog({ slider, onDone, onClose }: SliderDialogProps) {
  const { t } = useLanguage();
  const picture = usePicture('slider', chosenAt(slider?.image ?? null));
  const [typed, setTyped] = useState(valuesOf(slider));
  const deletion = useDeletion(onDone);
  const saving = useSentOnce(askToSave);
  const versions = useVersion<ShownWords>(slider?.version ?? 0, async () => {
    const id = (saving.known() ?? slider)?._id;
    const now = (await call(readFront, {})).sliders.find(({ _id }) => _id === id);
    return { values: valuesOf(now ?? null), version: now?.version ?? 0 };
  });
  const { props, wrong, problem, busy } = useForm<Name, ShownWords>({
    read: valuesIn,
    judge({ title, link }) {
      const bad = {
        ...(title === '' && { title: t('content.titleNeeded') }),
        ...(picture.chosen === null && { image: t('front.pictureNeeded') }),
        ...(!isLink(link) && { link: t('front.linkWrong') }),
      };
      return Object.keys(bad).length > 0 ? { wrong: bad, problem: '' } : null;
    },
    async send(values) {
      deletion.clearProblem();
      setTyped(values);
      const image = (await picture.send()) ?? '';
      await versions.save(values, (version) =>
        saving.send((known) => ({ ...inputOf(values), image, ...upon(slider, known, version) })),
      );
      onDone();
    },
    refused: ({ problem: { fields = {} } }) => ({
      wrong: Object.fromEntries(Object.keys(fields).map((name) => [name, ''])),
    }),
  });
  return (
    <EditDialog
      title={t(slider ? 'front.editSlider' : 'front.newSlider')}
      versions={versions}
      onDone={onDone}
      onClose={onClose}
    >
      <form {...props} className="grid gap-4 p-4">
        <PictureField
          label={t('content.picture')}
          hint={t('front.pictureHint')}
          picture={picture}
          wrong={wrong.image}
        />
        <WordFields start={typed} most={maxSlider} wrong={wrong} />
        <DialogEnd
          problem={problem || deletion.problem}
          busy={busy}
          onDelete={slider ? () => deletion.remove(() => call(deleteSlider, { id: slider._id })) : undefined}
          deleteWords={t('front.deleteSlider')}
        />
      </form>
    </EditDialog>
  );
}

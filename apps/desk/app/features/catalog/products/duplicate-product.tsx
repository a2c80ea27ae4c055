import { useRef } from 'react';
import { duplicateProduct } from '@haat/contract/catalog/selling/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { useAction } from '@haat/web/platform/api/use-action.ts';
import { newId } from '@haat/web/platform/browser/new-id.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';

interface DuplicateProductProps {
  productId: string;
  onCopied: (copyId: string) => void;
}

/** Makes a copy of a product as it was saved last. */
export function DuplicateProduct({ productId, onCopied }: DuplicateProductProps) {
  const { t } = useLanguage();
  const key = useRef(newId());
  const { busy, problem, run } = useAction(async () => {
    const { data } = await call(duplicateProduct, { productId }, { idempotencyKey: key.current });
    key.current = newId();
    onCopied(data._id);
  });
  return (
    <div className="grid gap-1">
      <Button kind="quiet" size="s" className="justify-self-start" busy={busy} onClick={run}>
        {t('product.copy')}
      </Button>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
    </div>
  );
}

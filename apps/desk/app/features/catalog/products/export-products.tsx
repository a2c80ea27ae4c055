import { useState } from 'react';
import FileDown from 'lucide-react/icons/file-down';
import { exportProducts } from '@haat/contract/catalog/selling/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { saveFile } from '@haat/web/platform/browser/save-file.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';

/** Saves the seller's products as a table that spreadsheet programs read. */
export function ExportProducts() {
  const { t, language } = useLanguage();
  const problemText = useProblemText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const save = async () => {
    setBusy(true);
    setProblem('');
    try {
      const content = await new Response(await call(exportProducts, { language })).blob();
      const today = new Date().toISOString().slice(0, 10);
      saveFile(content, { name: `haat-products-${today}.csv`, type: 'text/csv' });
    } catch (error) {
      setProblem(problemText(error));
    }
    setBusy(false);
  };
  return (
    <div className="grid justify-items-start gap-1">
      <Button kind="quiet" size="s" busy={busy} onClick={() => void save()}>
        <FileDown aria-hidden size={18} />
        {t(busy ? 'products.fileBusy' : 'products.file')}
      </Button>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
    </div>
  );
}

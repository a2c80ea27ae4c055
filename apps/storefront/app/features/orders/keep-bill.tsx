import { useState } from 'react';
import FileDown from 'lucide-react/icons/file-down';
import { billFileName } from '@haat/contract/orders/bill-text';
import type { Order } from '@haat/contract/orders/schemas';
import { saveFile } from '@haat/web/platform/browser/save-file.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { Button } from '@haat/web/ui/button.tsx';

/** Saves the bill as a PDF: fetched, since a link would not say whose session it is. */
export function KeepBill({ order, onProblem }: { order: Order; onProblem: (text: string) => void }) {
  const { t, language } = useLanguage();
  const problemText = useProblemText();
  const [busy, setBusy] = useState(false);
  async function keep() {
    setBusy(true);
    onProblem('');
    try {
      const { fetchBillPdf } = await import('./order-calls.ts');
      saveFile(await fetchBillPdf(order._id, language), {
        name: billFileName(order),
        type: 'application/pdf',
      });
    } catch (error) {
      onProblem(problemText(error));
    }
    setBusy(false);
  }
  return (
    <Button size="s" busy={busy} onClick={() => void keep()}>
      <FileDown size={18} aria-hidden />
      {t(busy ? 'bill.keeping' : 'bill.keep')}
    </Button>
  );
}

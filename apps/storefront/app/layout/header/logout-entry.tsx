import LogOut from 'lucide-react/icons/log-out';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useSignOut } from '../../features/account/use-sign-out.ts';

interface LogoutEntryProps {
  className: string;
  size: number;
  onPress: () => void;
}

export function LogoutEntry({ className, size, onPress }: LogoutEntryProps) {
  const { t } = useLanguage();
  const signOut = useSignOut();
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        onPress();
        signOut();
      }}
    >
      <LogOut aria-hidden size={size} />
      {t('account.logout')}
    </button>
  );
}

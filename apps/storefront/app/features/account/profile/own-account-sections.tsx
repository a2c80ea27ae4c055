import { useState } from 'react';
import type { OwnAccount } from '@haat/contract/account/schemas';
import { DeleteAccount } from './delete-account.tsx';
import { WithAccount } from './own-account.tsx';
import { OwnData } from './own-data.tsx';
import { OwnDesk } from './own-desk.tsx';
import { OwnName } from './own-name.tsx';
import { OwnPicture } from './own-picture.tsx';
import { OwnPushes } from './own-pushes.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { PasswordChange } from './password-change.tsx';
import type { Result } from '@haat/web/platform/api/query.ts';
import { OwnLanguage } from './own-language.tsx';

interface SectionProps {
  first: Result<OwnAccount | null> | undefined;
}

export const DetailsSection = ({ first }: SectionProps) => (
  <WithAccount first={first}>
    {(me, put) => (
      <div className="grid grid-cols-1 gap-4">
        <OwnDesk me={me} />
        <OwnName me={me} put={put} />
        <OwnPicture me={me} put={put} />
        <OwnLanguage me={me} put={put} />
        <OwnPushes />
      </div>
    )}
  </WithAccount>
);

export function SecuritySection({ first }: SectionProps) {
  // A changed password ends the other sessions: their list is asked for again.
  const [changes, setChanges] = useState(0);
  return (
    <WithAccount first={first}>
      {(me, put) => (
        <div className="grid grid-cols-1 gap-4">
          <PasswordChange
            me={me}
            onDone={() => {
              put({ ...me, hasPassword: true });
              setChanges((count) => count + 1);
            }}
          />
          <OwnSessions key={changes} />
        </div>
      )}
    </WithAccount>
  );
}

export const DataSection = ({ first }: SectionProps) => (
  <WithAccount first={first}>
    {(me) => (
      <div className="grid grid-cols-1 gap-4">
        <OwnData />
        <DeleteAccount me={me} />
      </div>
    )}
  </WithAccount>
);

import { Button } from '../../../components/button.tsx';
import { reasonOf } from '../../../lib/api/reason-of.ts';
import { Panel, PanelBody } from '../panel.tsx';
import { useFactors } from './factors-query.ts';
import { FactorsSkeleton } from './factors-skeleton.tsx';
import { TWO_STEP } from './panel-texts.ts';
import { PasskeysPanel } from './passkeys-panel.tsx';
import { TwoStepPanel } from './two-step-panel.tsx';

/** What somebody signs in with beside the password. */
export default function SignInFactors() {
  const { data: factors, error, refetch } = useFactors();
  if (!factors && error)
    return (
      <Panel {...TWO_STEP} title="Two-step sign-in and passkeys">
        <PanelBody className="flex flex-wrap items-center gap-3">
          <p role="alert" className="min-w-0 flex-1 text-sm">
            <span className="font-medium">This could not be loaded.</span>{' '}
            <span className="text-ink-2">{reasonOf(error)}</span>
          </p>
          <Button look="quiet" size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </PanelBody>
      </Panel>
    );
  if (!factors) return <FactorsSkeleton />;
  const isTwoStepOn = factors.twoStep.since !== null;
  return (
    <>
      <TwoStepPanel {...factors.twoStep} />
      <PasskeysPanel passkeys={factors.passkeys} isTwoStepOn={isTwoStepOn} />
    </>
  );
}

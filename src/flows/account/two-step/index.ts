export { ForcedTwoStepFlow, type ForcedTwoStepFlowProps } from './forced-two-step.tsx'
export { TwoStepSettingsFlow, type TwoStepSettingsFlowProps } from './two-step-settings.tsx'
export { useForcedSetUp } from './use-forced-set-up.ts'
export {
  type TwoStepDialogControl,
  type TwoStepDialogOptions,
  useTwoStepDialog,
} from './use-two-step-dialog.tsx'

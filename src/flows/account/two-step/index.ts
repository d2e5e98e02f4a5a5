export { ForcedTwoStepFlow, type ForcedTwoStepFlowProps } from './forced-two-step.tsx'
export { TwoStepSettingsFlow, type TwoStepSettingsFlowProps, useForcedSetup } from './two-step-settings.tsx'
export {
  type TwoStepDialogControl,
  type TwoStepDialogOptions,
  useTwoStepDialog,
} from './use-two-step-dialog.tsx'

export { DialogFoot, DialogHead } from '../../components/dialog-head.tsx';

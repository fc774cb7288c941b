import { toast } from 'react-toastify/unstyled';
import { removeSampleBrand, setSampleBrand } from '../../../domain/api/brand.ts';
import { SAMPLE_BRAND } from '../../../domain/sample-brand.ts';
import { api } from '../api/api.ts';
import { reasonOf } from '../api/reason-of.ts';
import { keepBrandProfile } from './brand-query.ts';

/** Sets the sample brand and says where it is found again; tells whether it is set now. */
export function takeSampleBrand(): Promise<boolean> {
  const { brand_name } = SAMPLE_BRAND.guidelines;
  return replaceBrand(
    setSampleBrand,
    `Your posts now look and sound like ${brand_name}. Change or remove it under Brand.`,
  );
}

/** Takes the sample brand away again; tells whether it is gone. */
export function leaveSampleBrand(): Promise<boolean> {
  return replaceBrand(removeSampleBrand, 'The sample is gone. Your brand is yours to set.');
}

async function replaceBrand(call: typeof setSampleBrand | typeof removeSampleBrand, said: string): Promise<boolean> {
  try {
    const { data } = await api(call, {});
    await keepBrandProfile(data);
    toast.success(said);
    return true;
  } catch (error) {
    toast.error(reasonOf(error));
    return false;
  }
}

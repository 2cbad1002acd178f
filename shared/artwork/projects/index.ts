import { bazaarInsight } from './bazaarInsight';
import { greenline } from './greenline';
import { harborDesignSystem } from './harborDesignSystem';
import { openClinic } from './openClinic';
import { swiftCart } from './swiftCart';

export const projectPictures = {
  bazaarInsight: bazaarInsight(),
  swiftCart: swiftCart(),
  harborDesignSystem: harborDesignSystem(),
  greenline: greenline(),
  openClinic: openClinic(),
};

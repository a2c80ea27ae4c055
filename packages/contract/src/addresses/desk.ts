import * as z from 'zod/mini';
import { deleteCall, orNoLine, saveCall } from '../core/desk.ts';
import { id, line, rupees } from '../core/fields.ts';
import { deliveryDays } from './endpoints.ts';
import { coveredPlace } from './places.ts';
import { deliveryModes } from './rules.ts';

export const saveDeliverySettings = saveCall(
  'delivery-settings',
  "Changes the own shop's delivery terms.",
  z.strictObject({
    deliveryMode: z.enum(deliveryModes),
    flatDeliveryCharge: rupees,
    freeDeliveryThreshold: z.nullable(rupees.check(z.gte(1))),
  }),
);

export const saveDeliveryArea = saveCall(
  'delivery-area',
  'Adds or changes an area the shop delivers to.',
  z.strictObject({
    _id: z.optional(id),
    locationId: id,
    areaName: line(120),
    areaNameNe: orNoLine(120),
    deliveryFee: rupees,
    covers: z.optional(z.array(coveredPlace).check(z.maxLength(800))),
    days: z.optional(z.nullable(deliveryDays)),
  }),
);
export const deleteDeliveryArea = deleteCall('delivery-area', 'Ends delivery to an area.');

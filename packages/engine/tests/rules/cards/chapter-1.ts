import { defineCards } from '../../../src/index.ts'
import { quantities } from './1-1-quantities.ts'
import { objects } from './1-12-objects.ts'
import { paying } from './1-14-paying.ts'
import { table } from './1-17-table.ts'

export const chapter1 = defineCards('rules-1', [...quantities, ...objects, ...paying, ...table])

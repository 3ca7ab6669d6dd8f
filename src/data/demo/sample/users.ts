import { type CompanyRole, roleTable } from '../../schemas/role';
import type { User } from '../../schemas/user';
import { accounts } from './accounts';
import { yearsOn } from './clock';
import { company } from './company';
import { pdfFile } from './files';

type Row = [
  id: string,
  name: string,
  role: CompanyRole,
  department: string,
  position: string,
  location: string,
  hireDate: string,
  createdAt: string,
  salary: number,
  contractType: User['contractType'],
  team: string | null,
  status?: User['status'],
];

/** The name of a person. A text that starts with @ stands for the demo account of that role. */
const named = (name: string) =>
  name.startsWith('@')
    ? (accounts.find((account) => account.role === name.slice(1))?.name ?? name)
    : name;

const emailOf = (name: string) =>
  accounts.find((account) => account.name === name)?.email ??
  `${name.toLowerCase().replaceAll(' ', '.')}@demo.com`;

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/**
 * Everyone in the company. The demo accounts are among them, the provider's operator is not. Accounts were opened
 * from January to June, when the company took up the product.
 */
export function usersOn(today: string, rows: unknown): User[] {
  const ids = new Map((rows as Row[]).map(([id, called]) => [named(called), id]));
  return (rows as Row[]).map(
    (
      [
        id,
        called,
        role,
        department,
        position,
        location,
        hired,
        created,
        salary,
        contractType,
        manager,
        status = 'Active',
      ],
      index,
    ) => {
      const name = named(called);
      const [hireDate, createdAt] = [yearsOn(today, hired), yearsOn(today, created)];
      const team = manager === null ? null : (ids.get(named(manager)) ?? null);
      return {
        id,
        name,
        email: emailOf(name),
        phone: `+213 ${550 + index} 12 ${String(34 + index)} ${String(10 + index * 3)}`,
        location,
        department,
        position,
        role,
        hireDate,
        salary,
        contractType,
        status,
        contractFile: pdfFile(`contract-${slugOf(name)}.pdf`, [
          `Employment contract (${contractType})`,
          `${company.name}, Algiers`,
          `Between the company and ${name}.`,
          `Role: ${roleTable[role].label ?? 'Administrator'}, ${position}, ${department}.`,
          `Place of work: ${location}. From: ${hireDate}.`,
          `Monthly salary: ${salary.toFixed(2)} DZD.`,
        ]),
        team,
        createdAt,
        history: [{ action: 'Created', by: 'Admin', date: `${createdAt}T08:00:00.000Z` }],
      };
    },
  );
}

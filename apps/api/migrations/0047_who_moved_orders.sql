ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_shop_id_account_id_accounts_shop_id_id_fk";
--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "account_id" uuid;
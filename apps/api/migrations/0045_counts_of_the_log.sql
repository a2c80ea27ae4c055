CREATE TABLE "gathered_counts" (
	"shop_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"thing_id" uuid NOT NULL,
	"part" text NOT NULL,
	"name" text NOT NULL,
	"before" integer NOT NULL,
	"after" integer NOT NULL,
	"added" integer NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"last" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gathered_counts_shop_id_account_id_kind_thing_id_part_pk" PRIMARY KEY("shop_id","account_id","kind","thing_id","part")
);
--> statement-breakpoint
CREATE INDEX "gathered_counts_by_time" ON "gathered_counts" USING btree ("since");
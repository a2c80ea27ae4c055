CREATE TABLE "helpers" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"vendor_id" uuid,
	"email" text NOT NULL,
	"sees_money" boolean NOT NULL,
	"token_hash" text NOT NULL,
	"invited_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"account_id" uuid,
	"joined_at" timestamp with time zone,
	CONSTRAINT "helpers_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "helpers_one_per_email_and_desk" UNIQUE NULLS NOT DISTINCT("shop_id","vendor_id","email"),
	CONSTRAINT "helpers_one_desk_per_account" UNIQUE("shop_id","account_id"),
	CONSTRAINT "helpers_one_per_link" UNIQUE("shop_id","token_hash"),
	CONSTRAINT "helpers_email_lower" CHECK ("helpers"."email" = lower("helpers"."email")),
	CONSTRAINT "helpers_joined_by_an_account" CHECK (("helpers"."account_id" is null) = ("helpers"."joined_at" is null))
);
--> statement-breakpoint
ALTER TABLE "helpers" ADD CONSTRAINT "helpers_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "helpers" ADD CONSTRAINT "helpers_shop_id_vendor_id_vendors_shop_id_id_fk" FOREIGN KEY ("shop_id","vendor_id") REFERENCES "public"."vendors"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "helpers" ADD CONSTRAINT "helpers_shop_id_account_id_accounts_shop_id_id_fk" FOREIGN KEY ("shop_id","account_id") REFERENCES "public"."accounts"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "helpers_never_joined" ON "helpers" USING btree ("expires_at") WHERE "helpers"."joined_at" is null;
CREATE TABLE "outgoing_pushes" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"path" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outgoing_pushes_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "push_keys" (
	"shop_id" uuid NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_keys_shop_id_pk" PRIMARY KEY("shop_id")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"vendor_id" uuid,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "push_subscriptions_one_per_browser" UNIQUE("shop_id","endpoint"),
	CONSTRAINT "push_subscriptions_language_known" CHECK ("push_subscriptions"."language" in ('en-US', 'ne-NP'))
);
--> statement-breakpoint
ALTER TABLE "outgoing_pushes" ADD CONSTRAINT "outgoing_pushes_shop_id_subscription_id_push_subscriptions_shop_id_id_fk" FOREIGN KEY ("shop_id","subscription_id") REFERENCES "public"."push_subscriptions"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outgoing_pushes_by_due" ON "outgoing_pushes" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "outgoing_pushes_by_subscription" ON "outgoing_pushes" USING btree ("shop_id","subscription_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_by_account" ON "push_subscriptions" USING btree ("shop_id","account_id","created_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_by_vendor" ON "push_subscriptions" USING btree ("shop_id","vendor_id");
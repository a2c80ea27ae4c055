-- Rows under what a typo leaves of a word, which older versions wrote and nothing reads any more: most of the table.
DELETE FROM "search_words" WHERE "spelling" <> left("word", 5);

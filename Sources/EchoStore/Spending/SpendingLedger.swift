import EchoScreen
import Foundation
import GRDB

/// Adds to what was spent, and reads it.
enum SpendingLedger {
    static func add(_ amounts: [SpendingAmount], in database: Database) throws {
        let statement = try database.cachedStatement(
            sql: """
                INSERT INTO spending (day, model, modality, tokens, cost, unpriced) VALUES (?, ?, ?, ?, ?, ?)
                ON CONFLICT (day, model, modality) DO UPDATE SET tokens = tokens + excluded.tokens,
                    cost = CASE WHEN excluded.cost IS NULL THEN cost ELSE ifnull(cost, 0) + excluded.cost END,
                    unpriced = unpriced + excluded.unpriced
                """)
        for amount in amounts {
            try statement.execute(
                arguments: [
                    amount.day.rawValue, amount.model, amount.modality.rawValue, amount.tokens,
                    amount.dollars?.picodollars, amount.unpricedTokens,
                ])
        }
    }

    /// A modality of a newer version is left out: its name says nothing here.
    static func amounts(from first: SpendingDay, through last: SpendingDay, in database: Database) throws
        -> [SpendingAmount]
    {
        try Row.fetchAll(
            database,
            sql: """
                SELECT day, model, modality, tokens, cost, unpriced FROM spending WHERE day BETWEEN ? AND ?
                ORDER BY day, model, modality
                """, arguments: [first.rawValue, last.rawValue]
        ).compactMap { row in
            SpendingModality(rawValue: row["modality"]).map { modality in
                SpendingAmount(
                    day: SpendingDay(rawValue: row["day"]), model: row["model"], modality: modality,
                    tokens: row["tokens"], dollars: (row["cost"] as Int64?).map { Decimal(picodollars: $0) },
                    unpricedTokens: row["unpriced"])
            }
        }
    }
}

import GRDB

/// The changes of the schema, in order. One that was ever shipped is never edited: what is different is a new one at the end.
///
/// Times are milliseconds since 1970, durations milliseconds, money picodollars (10⁻¹² US dollars), so that sums are exact.
enum MemorySchema {
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        for step in steps { migrator.registerMigration(step.name) { try $0.execute(sql: step.sql) } }
        return migrator
    }

    static let steps: [(name: String, sql: String)] = [
        ("1 conversations", conversations + messages), ("1 search", search),
        ("1 calls, audio, events, prompts, spending", companions), ("2 sound", sound),
        ("2 erased conversations", erasing), ("4 prompts and spending", promptsAndSpending), ("5 meaning", meaning),
        ("6 sealed texts", sealedTexts), ("7 versions", versions), ("7 vector marks", vectorMarks),
        ("8 local messages", localMessages), ("9 margins", margins),
        ("10 copies", copies), ("11 sealed prompts", sealedPrompts),
        ("12 pending copies", pendingCopies), ("13 kept rows", keptRows),
        ("14 pictures", pictures),
        ("15 phases", phases),
        ("16 answer details", answerDetails),
    ]

    /// A change that this version does not know, made by a newer one.
    static func unknownStep(in database: Database) throws -> String? {
        let known = Set(steps.map(\.name))
        return try migrator.appliedIdentifiers(database).sorted().first { !known.contains($0) }
    }
}

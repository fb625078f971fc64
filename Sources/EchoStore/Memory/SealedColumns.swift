/// Columns as they are read: what is sealed, opened; what cannot be opened, as a mark.
enum SealedColumns {
    /// In the place of a text for which there is no key.
    static let closed = "‹encrypted›"

    /// - Parameter table: the message's name in the statement.
    static func message(_ column: String, of table: String) -> String {
        switch column {
        case "text": opened(column, table, else: "'\(closed)'")
        case "reason", "tool": opened(column, table, else: "NULL")
        default: "\(table).\(column)"
        }
    }

    static func title(of table: String) -> String {
        """
        CASE WHEN \(table).sealed IS NULL THEN \(table).title
        ELSE ifnull(opened('conversation', \(table).number, '', \(table).sealed), '\(closed)') END
        """
    }

    /// `field` is "number" or "configuration".
    static func call(_ field: String, _ column: String, of table: String) -> String {
        """
        CASE WHEN \(table).sealed IS NULL THEN \(table).\(column)
        ELSE json_extract(opened('call', \(table).conversation, '', \(table).sealed), '$.\(field)') END
        """
    }

    /// The components of a vector; NULL where there is no key.
    static let vector = """
        CASE WHEN vector.sealed IS NULL THEN vector.components
        ELSE opened_data('vector', vector.message, vector.model, vector.sealed) END
        """

    /// What an event holds.
    static let payload = """
        CASE WHEN event.sealed IS NULL THEN event.payload
        ELSE opened('event', event.conversation, event.number, event.sealed) END
        """

    /// What a message said before it was written over.
    static let earlierText = """
        CASE WHEN earlier_text.sealed IS NULL THEN earlier_text.text
        ELSE ifnull(opened('earlier', earlier_text.message, earlier_text.number, earlier_text.sealed), '\(closed)') END
        """

    /// What stands beside a message; NULL where there is no key.
    static let margin = """
        CASE WHEN margin.sealed IS NULL THEN margin.content
        ELSE opened('margin', margin.message, '', margin.sealed) END
        """

    /// What an answer has besides its words; NULL where there is no key.
    static let answerDetail = """
        CASE WHEN answer_detail.sealed IS NULL THEN answer_detail.content
        ELSE opened('answer_detail', answer_detail.message, '', answer_detail.sealed) END
        """

    /// A picture, empty where there is no key, and its name, which is NULL then.
    static let picture = """
        CASE WHEN picture.sealed IS NULL THEN picture.content
        ELSE ifnull(opened_data('picture', picture.message, picture.place, picture.sealed), x'') END
        """
    static let pictureName = """
        CASE WHEN picture.sealed IS NULL THEN picture.name
        ELSE opened('picture_name', picture.message, picture.place, picture.sealed_name) END
        """

    /// What a feature remembers; NULL where there is no key.
    static let keptRow = """
        CASE WHEN kept_row.sealed IS NULL THEN kept_row.content
        ELSE opened('kept', kept_row.number, '', kept_row.sealed) END
        """

    /// The text of a prompt.
    static let instructions = """
        CASE WHEN prompt.sealed IS NULL THEN prompt.instructions
        ELSE ifnull(opened('prompt', prompt.number, '', prompt.sealed), '\(closed)') END
        """

    /// Whether a message belongs into the index of words.
    static func isIndexed(of table: String) -> String {
        """
        (\(table).is_removed = 0 AND \(table).status NOT IN ('transcribing', 'inProgress')
        AND ifnull(\(opened("text", table, else: "''")), '') <> '')
        """
    }

    private static func opened(_ column: String, _ table: String, else closed: String) -> String {
        """
        CASE WHEN \(table).sealed IS NULL THEN \(table).\(column)
        ELSE ifnull(json_extract(\(content(of: table)), '$.\(column)'), \(closed)) END
        """
    }

    static func content(of table: String) -> String {
        "opened('message', \(table).conversation, \(table).id, \(table).sealed)"
    }
}

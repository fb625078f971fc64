import CCmark
import Synchronization

/// A text as cmark-gfm understands it. The tree lives as long as `walk` runs.
enum MarkdownTree {
    /// Kinds of nodes, by the names cmark gives them.
    enum Kind: String {
        case document, paragraph, heading, table, item, tasklist, list, text, code, link, image, emph, strong
        case softbreak, linebreak, strikethrough
        case quote = "block_quote"
        case codeBlock = "code_block"
        case htmlBlock = "html_block"
        case rule = "thematic_break"
        case tableHead = "table_header"
        case tableRow = "table_row"
        case tableCell = "table_cell"
        case htmlInline = "html_inline"
    }

    /// Calls `visit` for every node as it is entered and, if it holds others, left.
    static func walk(_ text: String, _ visit: (MarkdownNode, _ enters: Bool) -> Void) {
        guard let root = parsing.withLock({ _ in parse(text) }) else { return }
        defer { cmark_node_free(root) }
        iterate(root, visit)
    }

    /// Who parses: cmark keeps the signs of its extensions in one table for the whole program while it does.
    private static let parsing = Mutex(())

    private static func parse(_ text: String) -> OpaquePointer? {
        guard isRegistered, let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return nil }
        defer { cmark_parser_free(parser) }
        for name in ["table", "strikethrough", "autolink", "tasklist"] {
            if let syntax = cmark_find_syntax_extension(name) {
                cmark_parser_attach_syntax_extension(parser, syntax)
            }
        }
        var text = text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
        }
        return cmark_parser_finish(parser)
    }

    private static func iterate(_ root: OpaquePointer, _ visit: (MarkdownNode, Bool) -> Void) {
        guard let iterator = cmark_iter_new(root) else { return }
        defer { cmark_iter_free(iterator) }
        while true {
            let event = cmark_iter_next(iterator)
            guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return }
            visit(MarkdownNode(node), event == CMARK_EVENT_ENTER)
        }
    }

    /// cmark keeps its extensions in one list for the whole program; a constant is made once.
    private static let isRegistered: Bool = {
        cmark_gfm_core_extensions_ensure_registered()
        return true
    }()
}

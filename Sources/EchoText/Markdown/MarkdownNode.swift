import CCmark

/// A node of a tree, valid while the tree is walked.
struct MarkdownNode {
    private let node: OpaquePointer

    init(_ node: OpaquePointer) { self.node = node }

    var kind: MarkdownTree.Kind? {
        cmark_node_get_type_string(node).flatMap { MarkdownTree.Kind(rawValue: String(cString: $0)) }
    }

    var literal: String { text(cmark_node_get_literal(node)) }
    var info: String { text(cmark_node_get_fence_info(node)) }
    var url: String { text(cmark_node_get_url(node)) }
    var level: Int { Int(cmark_node_get_heading_level(node)) }
    var isTopLevel: Bool { cmark_node_parent(node).map { MarkdownNode($0).kind == .document } ?? false }
    /// Lines from the first, which is 1; 0 where cmark does not know.
    var firstLine: Int { Int(cmark_node_get_start_line(node)) }
    var lastLine: Int { Int(cmark_node_get_end_line(node)) }

    // Lists
    var isOrdered: Bool { cmark_node_get_list_type(node) == CMARK_ORDERED_LIST }
    var isTight: Bool { cmark_node_get_list_tight(node) != 0 }
    var firstNumber: Int { Int(cmark_node_get_list_start(node)) }
    var delimiter: String { cmark_node_get_list_delim(node) == CMARK_PAREN_DELIM ? ")" : "." }
    var isChecked: Bool { cmark_gfm_extensions_get_tasklist_item_checked(node) }

    var alignments: [TextTable.Alignment] {
        let count = Int(cmark_gfm_extensions_get_table_columns(node))
        guard let letters = cmark_gfm_extensions_get_table_alignments(node) else { return [] }
        return (0..<count).map { column in
            switch letters[column] {
            case UInt8(ascii: "c"): .center
            case UInt8(ascii: "r"): .trailing
            default: .leading
            }
        }
    }

    private func text(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }
}

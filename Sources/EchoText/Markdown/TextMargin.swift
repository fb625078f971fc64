/// The margin in front of the rows of a block, outermost first.
public enum TextMargin: Sendable, Hashable {
    case quote
    /// "•", "12.", "☑": on the first row; the rows below are indented by as much.
    case marker(String)
    /// The columns of a marker that stands above.
    case indent(below: String)
}

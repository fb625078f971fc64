/// Whether a call may be.
public enum CallAdmission: Sendable, Hashable {
    case admitted
    /// After this PIN was pressed, which is asked for on the line.
    case withPIN(String)
    /// In the words for who asks; a caller hears nothing but that the line is busy.
    case refused(reason: String)
}

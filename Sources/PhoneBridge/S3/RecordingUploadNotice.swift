/// What somebody should know of the store that recordings are copied to.
public enum RecordingUploadNotice: Sendable, Hashable {
    /// It takes none. They are kept here, and copied when it is back.
    case away
    case back
}

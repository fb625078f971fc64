/// What somebody should know of the store that recordings are copied to.
public enum RecordingUploadNotice: Sendable, Hashable {
    /// It takes none. They are kept here, and copied when it is back.
    ///
    /// - Parameter isRefused: it is there, and does not accept the key.
    case away(isRefused: Bool)
    case back
}

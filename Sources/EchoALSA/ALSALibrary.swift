import CALSA

/// libasound, kept from writing on the screen.
enum ALSALibrary {
    /// Must be touched before anything else of libasound is.
    static func silence() { _ = silenced }

    private static let silenced: Void = ca_set_log(nil)
}

/// Languages that words and lines can be explained in.
enum OwnLanguage {
    static let standard = "en"
    /// Two letters each.
    static let all = ["en", "es", "fr", "de"]
}

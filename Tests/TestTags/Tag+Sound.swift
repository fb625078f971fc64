public import Testing

extension Tag {
    /// The test plays or hears sound in real time. A busy machine can spoil that: when it fails it may be asked again.
    @Tag public static var usesSound: Self
}

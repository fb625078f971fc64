extension EchoConfiguration {
    /// Everything as it is unless something else is said.
    public static var `default`: EchoConfiguration { EchoConfiguration() }
}

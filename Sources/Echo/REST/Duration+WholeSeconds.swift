extension Duration {
    /// Rounded up: who waits that long has waited long enough.
    var wholeSeconds: Int64 { components.seconds + (components.attoseconds > 0 ? 1 : 0) }
}

extension Echo {
    /// Search by meaning.
    public var find: Find { Find(generate: generate) }
}

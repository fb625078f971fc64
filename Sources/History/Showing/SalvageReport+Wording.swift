import EchoScreen

extension SalvageReport {
    /// What became of a damaged history.
    package var wording: Wording { StoreWording.salvaged(self) }
}

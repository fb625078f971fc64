import EchoScreen

extension SalvageReport {
    /// The fate of a damaged history.
    package var wording: Wording { StoreWording.salvaged(self) }
}

import EchoPorts
public import EchoPresentation

extension SalvageReport {
    /// What became of a damaged history.
    public var wording: Wording { StoreWording.salvaged(self) }
}

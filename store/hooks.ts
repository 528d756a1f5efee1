'use client'

import { useDispatch, useSelector } from 'react-redux'
import type { ShopState, ShopStore } from './make-shop'

/** For islands that stand in a `ShopIsland`. */
export const useShop = useSelector.withTypes<ShopState>()
export const useShopDispatch = useDispatch.withTypes<ShopStore['dispatch']>()
